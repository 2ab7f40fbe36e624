// pg asks at its import whether this is Cloudflare's runtime: by `navigator`, which Node has from version 21, else by
// loading `fetch`, which takes 9 MB. Import this before pg.
if (!('navigator' in globalThis))
  Object.defineProperty(globalThis, 'navigator', {
    value: { userAgent: `Node.js/${process.versions.node.split('.')[0]}` },
    configurable: true,
    writable: true,
  });
