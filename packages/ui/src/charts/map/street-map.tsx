import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

/** A full map, drawn below the marks of every map. */
export interface StreetMap {
  /** The address of a MapLibre style, or of a TileJSON document, which is drawn in the colours of the theme. */
  url: string
  /** In which degrees it is drawn. Marks in China are in GCJ-02, some 500 m beside WGS-84. */
  datum: 'WGS-84' | 'GCJ-02'
}

type Load = () => Promise<StreetMap | null>

const Loading = createContext<Load | undefined>(undefined)

interface StreetMapProviderProps {
  /**
   * Asked by every map when it is first drawn, never on a page without one: keep the function, and let it
   * remember its answer. Null: there is no such map, and land and water are drawn.
   */
  load: Load
  /** The application: every map in it takes the streets. */
  children: ReactNode
}

/** Gives all maps below it the operator's own streets, which are drawn under their marks. */
export function StreetMapProvider({ load, children }: StreetMapProviderProps) {
  return <Loading value={load}>{children}</Loading>
}

/** The operator's own map; null where there is none, undefined while that is not known. */
export function useStreetMap(): StreetMap | null | undefined {
  const load = useContext(Loading)
  const [found, setFound] = useState<StreetMap | null>()
  useEffect(() => {
    if (!load) return
    let isWanted = true
    const take = (map: StreetMap | null) => isWanted && setFound(map)
    load().then(take, () => take(null))
    return () => {
      isWanted = false
    }
  }, [load])
  return load ? found : null
}
