import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { rememberAnswers } from '../../scripts/remember-answers.mjs';

test('what was asked for before is answered with the same, and not made again', async () => {
  const made: string[] = [];
  const server = createServer(
    rememberAnswers((request, response) => {
      made.push(request.url ?? '');
      response.setHeader('X-Kind', 'made');
      response.statusCode = request.url === '/none' ? 404 : 200;
      response.write(`Words of ${request.url}, `);
      response.end('in two parts');
    }),
  );
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, answer.headers.get('X-Kind'), await answer.text()];
  };
  for (const path of ['/a', '/none']) {
    const first = await ask(path);
    expect(first).toEqual([path === '/a' ? 200 : 404, 'made', `Words of ${path}, in two parts`]);
    expect(await ask(path)).toEqual(first);
  }
  expect(made).toEqual(['/a', '/none']);
  server.closeAllConnections();
  server.close();
});
