/**
 * How scripts/documents/doc-commands.test.ts checks each command of the documents. A command that neither list has fails
 * the test: add it to `executed` if it runs within seconds and changes nothing outside a temporary folder, else to
 * `notExecuted` with the reason. A command's settings (`DATA_DIR=…`) are not part of what a pattern is compared with.
 */

export interface ExecutedCommand {
  readonly pattern: RegExp;
  /** What is run: with values for what a reader fills in. In the working directory of all runs, which begins empty. */
  readonly as: string | ((command: string) => string);
  readonly env?: Readonly<Record<string, string>>;
  /** 0 by default. */
  readonly code?: number;
  /** What it prints. */
  readonly says: RegExp;
  /** Through a shell at the root of the repository; by default it is a program of package.json. */
  readonly isShell?: true;
}

/** In the order in which they run: a backup is of the database that an earlier command made. */
export const executed: readonly ExecutedCommand[] = [
  {
    pattern: /^npm run role -- grant <email> <role>$/,
    as: 'npm run role -- grant noura@example.com admin',
    code: 1,
    says: /^There is no account with this address\.\n$/,
  },
  { pattern: /^npm run role$/, as: 'npm run role', code: 1, says: /^Usage: npm run role -- grant <email>/ },
  {
    pattern: /^npm run backup$/,
    as: 'npm run backup',
    code: 1,
    says: /^Say make or restore, and a folder\.\n$/,
  },
  {
    pattern: /^(npm run backup --|node (--\S+ )?dist\/server\/backup-command\.js) make .+$/,
    as: 'npm run backup -- make backup',
    says: /^Written from the embedded database of \S+: \d{2,} tables, \d+ rows\.\n$/,
  },
  {
    pattern: /^(npm run backup --|node (--\S+ )?dist\/server\/backup-command\.js) restore \S+$/,
    as: 'npm run backup -- restore backup',
    env: { DATA_DIR: 'trial' },
    says: /^Restored to the embedded database of \S+trial: \d{2,} tables, \d+ rows\.\n$/,
  },
  {
    pattern: /^npm run check:books$/,
    as: 'npm run check:books',
    env: { DATA_DIR: 'trial' },
    says: /^No disagreements\.\n$/,
  },
  { pattern: /^npm run licences$/, as: 'npm run licences', says: /^MIT \(\d+\)$[^]*^ {2}fastify \d/m },
  { pattern: /^npm run sounds$/, as: 'npm run sounds', says: /^Peaks in dBFS/m },
  { pattern: /^npm run scaling$/, as: 'npm run scaling', says: /^1,000,000 games from 20:00 to 02:00/ },
  {
    pattern: /^npm run scaling -- --games 20000$/,
    as: 'npm run scaling -- --games 20000',
    says: /^20,000 games from 20:00 to 02:00/,
  },
  {
    pattern: /^npm run content:stats$/,
    as: 'npm run content:stats',
    says: /^by collection: [^]*categories on boards/m,
  },
  {
    pattern: /^npm run content:export -- --out bank\.csv \[category …\]$/,
    as: 'npm run content:export -- --out bank.csv geography history',
    says: /^2 categories, \d+ questions in bank\.csv\n$/,
  },
  {
    // The exported file would write content/: a file without its columns is rejected before.
    pattern: /^npm run content:import -- bank\.csv$/,
    as: 'npm run content:import -- faulty.csv',
    code: 1,
    says: /nothing written\n$/,
  },
  {
    pattern: /^npm run content:rate -- write <folder>$/,
    as: 'npm run content:rate -- write rate',
    says: /^\d+ questions in \d+ batches\n$/,
  },
  {
    // Rows take minutes: an unknown one beside them ends the run, and is the only one that it names.
    pattern: /^npm run bench\b/,
    as: (command) => `${command}${command.includes(' -- ') ? '' : ' --'} no-such-row`,
    code: 1,
    says: /^Unknown: no-such-row\. There are\n/,
  },
  {
    pattern: /^npm run proof\b/,
    as: (command) => `${command}${command.includes(' -- ') ? '' : ' --'} no-such-section`,
    code: 1,
    says: /^Unknown: no-such-section\. There are/,
  },
  { pattern: /^npm run load -- --help$/, as: 'npm run load -- --help', says: /--rate/ },
  {
    pattern: /^npx web-push generate-vapid-keys$/,
    as: 'npx --no-install web-push generate-vapid-keys',
    isShell: true,
    says: /Public Key:\n\S{80,}\n[^]*Private Key:\n\S{40,}\n/,
  },
  {
    // By the lock file alone, so that it doesn't matter how the packages of this machine were installed.
    pattern: /^npm sbom --omit dev --sbom-format cyclonedx$/,
    as: 'npm sbom --omit dev --sbom-format cyclonedx --package-lock-only',
    isShell: true,
    says: /"bomFormat": "CycloneDX"[^]*"name": "fastify"/,
  },
];

export interface NotExecutedCommand {
  readonly pattern: RegExp;
  readonly why: string;
}

/** For a command that scripts/test.mjs runs in another stage. */
export const isStage = '`npm test` runs it as a stage';

export const notExecuted: readonly NotExecutedCommand[] = [
  { pattern: /^npm (test|run check)$/, why: 'runs this test' },
  { pattern: /^npm run (lint|build|content:check)$/, why: isStage },
  { pattern: /^npm start$/, why: 'serves until it is stopped; the journeys in the browser start the built product' },
  { pattern: /^npm run dev$/, why: 'serves until it is stopped' },
  { pattern: /^npm ci$/, why: 'replaces the packages with which this test runs' },
  { pattern: /^npm run content:art$/, why: 'writes docs/illustrations.png' },
  { pattern: /^npm run content:media\b/, why: 'writes content/, and needs ffmpeg and FluidSynth' },
  {
    pattern: /^npm run content:rate -- write-values$/,
    why: 'does what `-- write` does, which is executed, by category',
  },
  {
    pattern: /^npm run content:(rate -- read(-values)?\b|export$|rate$|import$)/,
    why: 'writes content/, or is only named',
  },
  { pattern: /^npm run load\b/, why: 'plays on a server for minutes' },
  { pattern: /^git /, why: 'needs the address where the repository is published' },
  { pattern: /^(apt-get (update$|install -y )|npm install --global )/, why: 'installs packages of the system' },
  { pattern: /^(chown|head|ls|mv|rm|xargs) /, why: 'works on the files of a site that has run' },
  { pattern: /^useradd --system /, why: 'adds a user to the system' },
  { pattern: /^runuser -u siraj -- /, why: 'needs that user; what it runs is checked as a command' },
  { pattern: /^(systemctl|journalctl) /, why: 'needs systemd' },
  {
    pattern: /^npm run try:deploy( -- machine)?$/,
    why: 'boots new Debians as root; deploy/try/guide.test.ts checks how it reads the guide',
  },
  { pattern: /^(deploy\/backup\.sh$|(docker|podman) )/, why: 'needs a container engine' },
  { pattern: /^(cd|set|trap) /, why: 'changes only the shell in which it runs' },
];

/** Commands on files: run in a temporary folder in which `/etc`, `/opt` and `/var` are, by document and in its order. */
export const onFiles = /^(chmod|cp|echo|install|ln|mkdir|openssl|printf) /;
