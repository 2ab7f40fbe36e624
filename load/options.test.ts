import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('runs half an hour against its own server by default, with a fifth of it as warm-up', () => {
  expect(readOptions([])).toMatchObject({
    rate: 20,
    minutes: 30,
    warmUpMinutes: 6,
    at: null,
    pace: 20,
    phones: 0.25,
    seed: 'siraj',
  });
});

it('reads every option', () => {
  const line =
    '--rate 7.5 --minutes 10 --at https://siraj.example/ --accounts a.txt --metrics http://10.0.0.1:9464/metrics ' +
    '--pace 1 --phones 0.5 --max-journeys 50 --warm-up 3 --seed night --out /tmp/out --write-docs';
  expect(readOptions(line.split(' '))).toEqual({
    rate: 7.5,
    minutes: 10,
    at: 'https://siraj.example',
    accounts: 'a.txt',
    metrics: 'http://10.0.0.1:9464/metrics',
    pace: 1,
    phones: 0.5,
    maxJourneys: 50,
    warmUpMinutes: 3,
    seed: 'night',
    out: '/tmp/out',
    findCapacity: false,
    writeDocs: true,
    from: null,
  });
});

it('stays two minutes at each rate while it looks for the capacity', () => {
  expect(readOptions(['--find-capacity'])).toMatchObject({ findCapacity: true, minutes: 2 });
});

it.each([
  ['--rate 0', /--rate must be a number, at least 0.1: 0/],
  ['--rate fast', /--rate must be a number/],
  ['--minutes -1', /minutes/],
  ['--pace 0', /--pace must be a number/],
  ['--phones 2', /--phones is a share, at most 1: 2/],
  ['--at siraj.example --accounts a', /--at must be an address with http/],
  ['--at https://siraj.example/store --accounts a', /--at must be an address without a path/],
  ['--at https://siraj.example', /--at needs --accounts/],
  ['--accounts a.txt', /--accounts needs --at/],
  ['--metrics http://127.0.0.1:9464/metrics', /--metrics needs --at/],
  ['--minutes 5 --warm-up 5', /--warm-up must be shorter than the run of 5 minutes/],
  ['--from a.json --find-capacity', /--from prints a result/],
  ['--speed 3', /Unknown option '--speed'/],
  ['20', /positional/],
])('rejects %s', (line, problem) => {
  const problems = readOptions(line.split(' '));
  expect(Array.isArray(problems) ? problems.join('\n') : 'accepted').toMatch(problem);
});

it('names all problems at once', () => {
  expect(readOptions(['--rate', 'x', '--pace', 'y', '--at', 'z', '--accounts', 'a'])).toHaveLength(3);
});
