import { inject } from 'vitest'

/** The address of the server that this worker's files share. */
export function serverUrl(): string {
  const urls = inject('serverUrls')
  const url = urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length]
  if (!url) throw new Error('No server was started for the end-to-end tests')
  return url
}
