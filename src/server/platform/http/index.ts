/**
 * HTTP as every domain sees it: `mount(server, contract, handler)` puts a call of
 * shared/<domain>/api.ts on the server. Session, access, origin, idempotency key, input and
 * error answers are done here, once; a handler gets checked input and answers plain data.
 * `mountNavigation` does the same for an address that a browser is sent to.
 * `mountCallable` does the same for a call by name (docs/product.md, "Callable functions").
 * `mountUpload` does the same for a call whose body is a file.
 */
export { rangeOf } from './byte-range.ts';
export { mountCallable } from './callable.ts';
export { messageOf } from './error-answer.ts';
export { findUnstorable } from './input.ts';
export { mount } from './mount.ts';
export type { Call } from './mount.ts';
export { mountNavigation } from './navigation.ts';
export type { Visit, VisitAnswer } from './navigation.ts';
export { attachLive } from './live-route.ts';
export { mountUpload } from './upload.ts';
export type { UploadBody } from './upload.ts';
export { piecesOf, readBody } from './upload-body.ts';
export { mountWebhook } from './webhook.ts';
export type { Webhook } from './webhook.ts';
export { StreamedAnswer } from './streamed-answer.ts';
export { CompressedAnswer, StoredAnswer, WrittenAnswer } from './written-answer.ts';
export { createHttpServer, serverOfDomain } from './server.ts';
export type { Failure, HttpServer, TakeProof } from './server.ts';
export { mountDescription } from './description-routes.ts';
export { mountStaticFiles, readStaticFiles } from './static-files.ts';
export type { StaticFiles } from './static-file.ts';
export { readPublicPages } from './public-pages.ts';
export type { PageParts, PublicPages } from './public-pages.ts';
