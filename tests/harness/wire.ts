import { connect, createServer, type Socket } from 'node:net'

/** A network between a browser and a server, which a test can take away. */
export interface Wire {
  /** Where the server is reached by it. */
  url: string
  /** Every connection is ended, and new ones are refused. */
  cut(): void
  /** Nothing arrives any more, and nobody is told: connections of now and of this time stay open for nothing. */
  swallow(): void
  /** New connections reach the server again. */
  mend(): void
  close(): Promise<void>
}

/** Lays a network to a server on this machine. */
export async function wireTo(url: string): Promise<Wire> {
  const { hostname, port } = new URL(url)
  let state: 'whole' | 'cut' | 'swallows' = 'whole'
  const pairs = new Set<{ near: Socket; far: Socket | undefined }>()

  const gate = createServer((near) => {
    near.on('error', () => near.destroy())
    if (state === 'cut') {
      near.destroy()
      return
    }
    const far = state === 'whole' ? connect({ host: hostname, port: Number(port) }) : undefined
    const pair = { near, far }
    pairs.add(pair)
    near.on('close', () => {
      far?.destroy()
      pairs.delete(pair)
    })
    if (!far) {
      near.resume()
      return
    }
    far.on('error', () => near.destroy())
    far.on('close', () => near.destroy())
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))
  const address = gate.address()
  if (typeof address !== 'object' || !address) throw new Error('No port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      state = 'cut'
      for (const { near } of pairs) near.destroy()
    },
    swallow() {
      state = 'swallows'
      for (const { near, far } of pairs) {
        near.unpipe()
        near.resume()
        far?.removeAllListeners('close')
        far?.unpipe()
        far?.destroy()
      }
    },
    mend() {
      state = 'whole'
    },
    close: () =>
      new Promise((resolve) => {
        gate.close(() => resolve())
        for (const { near } of pairs) near.destroy()
      }),
  }
}
