/** The limit of P12 without nginx: a bare node:http that keeps the files in memory. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { reportPort } from './servers.ts';

const [folder = '', ...paths] = process.argv.slice(2);
const files = new Map(
  paths.flatMap((path) =>
    ['', '.gz']
      .filter((ending) => existsSync(`${folder}${path}${ending}`))
      .map((ending) => [path + ending, readFileSync(`${folder}${path}${ending}`)] as const),
  ),
);
reportPort(
  createServer(({ url = '', headers }, answer) => {
    const packed = headers['accept-encoding'] === undefined ? undefined : files.get(`${url}.gz`);
    const body = packed ?? files.get(url) ?? Buffer.alloc(0);
    answer.writeHead(200, {
      'content-type': 'text/javascript',
      'content-length': body.length,
      ...(packed === undefined ? {} : { 'content-encoding': 'gzip' }),
    });
    answer.end(body);
  }),
);
