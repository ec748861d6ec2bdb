/** Does work every so often until it is stopped; work that takes longer is not overtaken by the next. */
export function repeatedly(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const next = () => {
    timer = setTimeout(() => {
      running = work()
        .catch(onError)
        .then(() => {
          if (!stopped) next()
        })
    }, everyMs)
  }
  next()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
