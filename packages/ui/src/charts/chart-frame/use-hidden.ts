import { useCallback, useState } from 'react'

/** Which series of a chart its reader has hidden; by name, as series come and go with the data. */
export function useHidden() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())

  const toggle = useCallback((name: string) => {
    setHidden((before) => {
      const after = new Set(before)
      if (!after.delete(name)) after.add(name)
      return after
    })
  }, [])

  return { hidden, toggle }
}
