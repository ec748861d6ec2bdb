import { streamsOf } from '@ampdeck/api/events/shared-stream'

/** Opens the stream of live events, one for all windows of the browser. */
export const openStream = streamsOf(
  () =>
    new SharedWorker(new URL('./live-stream.worker.ts', import.meta.url), {
      type: 'module',
      name: 'ampdeck-live',
    }),
)
