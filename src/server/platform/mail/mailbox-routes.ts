import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { HttpServer } from '../http/index.ts';
import { mailboxPage, mailPage } from './mailbox-page.ts';
import type { KeptMail, Mailbox } from './mailbox.ts';

/** Mounts the mailbox, which answers below /dev. Only for a server that serves no other machine. */
export function mountMailbox({ fastify }: HttpServer, mailbox: Mailbox): void {
  const find = async (request: FastifyRequest<{ Params: { id: string } }>): Promise<KeptMail> => {
    const mail = (await mailbox.list()).find(({ id }) => id === request.params.id);
    if (mail === undefined) throw new AppError('system/not-found');
    return mail;
  };
  const show = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html);

  fastify.get('/dev/mail.json', async () => ({
    items: (await mailbox.list()).map(({ to, subject, text, html, at }) => ({ to, subject, text, html, at })),
  }));
  fastify.get('/dev/mail', async (_, reply) => show(reply, mailboxPage(await mailbox.list())));
  fastify.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) =>
    show(reply, mailPage(await find(request))),
  );
  fastify.get<{ Params: { id: string } }>('/dev/mail/:id/html', async (request, reply) =>
    show(reply, (await find(request)).html),
  );
}
