// A tiny static server for this computer alone. From the command line: node tests/web/serve.mjs ROOT [PORT]

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder on 127.0.0.1. Port 0: any free one.
 * `special(path, request, response)` may answer a request itself; then it gives true.
 */
export async function serve(root, port = 0, special = () => false) {
  const base = resolve(root);
  const server = createServer(async (request, response) => {
    const refuse = (status) => response.writeHead(status, { 'content-type': 'text/plain' }).end(`${status}\n`);
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
      const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
      if (await special(path.slice(1), request, response)) return undefined;
      let file = normalize(join(base, path));
      if (file !== base && !file.startsWith(base + sep)) return refuse(403);
      if ((await stat(file)).isDirectory()) {
        // Without the final slash, relative addresses would be wrong.
        if (!path.endsWith('/')) return response.writeHead(301, { location: `${path}/` }).end();
        file = join(file, 'index.html');
      }
      const { size } = await stat(file);
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'content-length': size, 'cache-control': 'no-cache' });
      if (request.method === 'HEAD') return response.end();
      return createReadStream(file).on('error', () => response.destroy()).pipe(response);
    } catch (error) {
      return refuse(error instanceof URIError ? 400 : 404);
    }
  });
  await new Promise((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    }),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [root, port = '8080'] = process.argv.slice(2);
  if (!root || !/^\d+$/.test(port)) {
    console.error('node serve.mjs ROOT [PORT]');
    process.exit(2);
  }
  const there = await stat(root).catch(() => null);
  if (!there?.isDirectory()) {
    console.error(`There is no folder ${root}.`);
    process.exit(1);
  }
  try {
    console.log((await serve(root, Number(port))).url);
  } catch (error) {
    console.error(`Port ${port} cannot be used (${error.code ?? error.message}).`);
    process.exit(1);
  }
}
