import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { HttpServer } from '../http/index.ts';
import { wasForwarded } from '../local-only.ts';
import { mailboxPage, mailPage } from './mailbox-page.ts';
import type { KeptMail, Mailbox } from './mailbox.ts';

/** Shows the mailbox to whoever sits at this machine; mount it only where the server serves nobody else. */
export function mountMailbox({ fastify }: HttpServer, mailbox: Mailbox): void {
  const find = async (request: FastifyRequest<{ Params: { id: string } }>): Promise<KeptMail> => {
    const mail = (await mailbox.list()).find(({ id }) => id === request.params.id);
    if (mail === undefined) throw new AppError('system/not-found');
    return mail;
  };
  const show = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html);

  const options = { onRequest: refuseForwarded };
  fastify.get('/dev/mail.json', options, async () => ({
    items: (await mailbox.list()).map(({ to, subject, text, html, at }) => ({ to, subject, text, html, at })),
  }));
  fastify.get('/dev/mail', options, async (_, reply) => show(reply, mailboxPage(await mailbox.list())));
  fastify.get<{ Params: { id: string } }>('/dev/mail/:id', options, async (request, reply) => show(reply, mailPage(await find(request))));
  fastify.get<{ Params: { id: string } }>('/dev/mail/:id/html', options, async (request, reply) => show(reply, (await find(request)).html));
}

function refuseForwarded(request: FastifyRequest, _: FastifyReply, done: (error?: Error) => void): void {
  done(wasForwarded(request.headers) ? new AppError('system/not-found') : undefined);
}
