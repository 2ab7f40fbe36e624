/** `node dist/server/health-command.js`: exits with 0 if the server on this machine is ready, else with 1. For containers. */
import { get } from 'node:http';

/** The server answers within 2 s. */
const answerWithinMs = 2_500;
const port = process.env['PORT'] ?? '3000';

const request = get({ host: '127.0.0.1', port, path: '/health/ready', timeout: answerWithinMs });
request.on('timeout', () => request.destroy(new Error('no answer')));
request.on('error', () => process.exit(1));
request.on('response', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1));
