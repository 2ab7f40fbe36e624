// @ts-check
// Starts the built server on the data folder that prepare.ts made, and beside it an issuer in place of Google and Apple
// and a fake of the app's store. A test sets the issuer's user by a POST to /, and purchases by one to /receipts. A
// push service runs beside it too: /push-device creates a browser's keys, /push-answer sets its answers, /pushes lists
// what arrived.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { startPushDouble } from '../src/testing/push-double.ts';
import { startRevenueCatDouble } from '../src/testing/revenuecat-double.ts';
import { startTestIssuer } from '../src/testing/test-issuer.ts';

const site = String(process.env['PUBLIC_URL']);
const issuer = await startTestIssuer(() => Date.now(), site);
const { google, apple } = issuer.settings;
const { bought, settings: inApp } = await startRevenueCatDouble();
const push = await startPushDouble();
createServer((request, response) => {
  if (request.url === '/pushes') {
    response.end(JSON.stringify(push.messages));
    return;
  }
  void json(request).then((told) => {
    if (request.url === '/push-device') {
      response.end(JSON.stringify(push.newDevice(/** @type {{ name: string }} */ (told).name).web));
      return;
    }
    if (request.url === '/push-answer') {
      const { name, status } = /** @type {{ name: string, status: number }} */ (told);
      push.answer(name, { status });
    } else if (request.url === '/receipts') {
      const { customer, ...receipt } =
        /** @type {import('../src/testing/revenuecat-double.ts').BoughtInApp & { customer: string }} */ (told);
      bought.set(customer, [...(bought.get(customer) ?? []), receipt]);
    } else {
      issuer.seat(/** @type {import('../src/testing/test-issuer.ts').IssuerPerson} */ (told));
    }
    response.writeHead(204).end();
  });
}).listen(Number(process.env['DOUBLES_PORT']), '127.0.0.1');

Object.assign(process.env, {
  PUSH_HOSTS: push.host,
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer.href,
  REVENUECAT_WEBHOOK_AUTHORIZATION: inApp.webhookAuthorization,
  REVENUECAT_API_KEY: inApp.apiKey,
  REVENUECAT_API_URL: inApp.apiUrl.href,
  APPLE_CLIENT_ID: apple.clientId,
  APPLE_TEAM_ID: apple.teamId,
  APPLE_KEY_ID: apple.keyId,
  APPLE_PRIVATE_KEY: apple.privateKey,
  APPLE_ISSUER: apple.issuer.href,
});
await import('../dist/server/main.js');
