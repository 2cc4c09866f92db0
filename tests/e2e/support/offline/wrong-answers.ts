import type { ServerResponse } from 'node:http';

export type WrongAnswer =
  | 'the fallback page'
  | 'a redirect'
  | 'a cut body'
  | 'a body that breaks off'
  | 'other bytes'
  | '404'
  | '500'
  | 'no answer';

/** What hosts send in place of a file while they are deployed to, or are down. */
export const WRONG_ANSWERS: Readonly<
  Record<WrongAnswer, (response: ServerResponse, right: Buffer) => void>
> = {
  'the fallback page': (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Elsewhere</title>');
  },
  'a redirect': (response) => {
    response.writeHead(302, { Location: '/drag-drop' });
    response.end();
  },
  'a cut body': (response, right) => {
    response.end(right.subarray(0, right.length / 2));
  },
  'a body that breaks off': (response, right) => {
    response.setHeader('Content-Length', right.length);
    response.write(right.subarray(0, right.length / 2), () => response.destroy());
  },
  'other bytes': (response, right) => {
    response.end(Buffer.concat([right, Buffer.from(' ')]));
  },
  '404': (response) => {
    response.writeHead(404);
    response.end('404\n');
  },
  '500': (response) => {
    response.writeHead(500);
    response.end('500\n');
  },
  'no answer': () => {},
};
