import { useEffect, useState } from 'react'

type LongBody = typeof import('./long-body.tsx').LongBody

let loaded: LongBody | undefined

/** Fetches the code of long tables. Most lists are pages of at most a hundred rows and never need it. */
export async function loadLongBody(): Promise<LongBody> {
  loaded ??= (await import('./long-body.tsx')).LongBody
  return loaded
}

/** How a long table draws its rows; undefined while the code is on its way, or not wanted. */
export function useLongBody(isWanted: boolean): LongBody | undefined {
  const [body, setBody] = useState(() => loaded)
  useEffect(() => {
    if (isWanted && !body) void loadLongBody().then((come) => setBody(() => come))
  }, [isWanted, body])
  return isWanted ? body : undefined
}
