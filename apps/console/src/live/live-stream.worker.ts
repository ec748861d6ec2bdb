import { shareStreams } from '@ampdeck/api/events/share-streams'

/* One stream of live events for all windows of a browser that are logged in alike. */

const connect = shareStreams()

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports
  if (port) connect(port)
})
