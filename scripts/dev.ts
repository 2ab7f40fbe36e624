/**
 * `npm run dev`: vite on PORT with the page as it is written, and behind it the server,
 * restarted at every change, on the next port.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'vite';

if (existsSync('.env')) process.loadEnvFile('.env');
const pagePort = Number(process.env['PORT'] ?? 3000);
const apiPort = pagePort + 1;
const pageUrl = `http://localhost:${pagePort}`;
process.env['API_PORT'] = String(apiPort);

const server = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/server/main.ts'],
  {
    stdio: 'inherit',
    env: {
      CONTENT_GUARD: 'off',
      ...process.env,
      PORT: String(apiPort),
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? pageUrl,
    },
  },
);
const page = await createServer({ server: { port: pagePort, strictPort: true, host: 'localhost' } });
await page.listen();
page.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));
server.once('exit', () => void page.close());

async function stop(signal: NodeJS.Signals): Promise<void> {
  server.kill(signal);
  await page.close();
}
