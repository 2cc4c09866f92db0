/* Its own types would bring those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default function compression(options: {
    threshold: number;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
