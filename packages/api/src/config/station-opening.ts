/** What decides whether a station may open. */
export interface Opening {
  costModelId?: number | null | undefined
  transformerW: number
  pileCount: number
}

/** Why a station cannot open, each with its sentence: what calls that open one may be refused with. */
export const openingFailures = {
  'station.noPrice': [
    'The station has no billing model: choose one before it opens',
    '场站未选择计费模型，请先选择再开放',
  ],
  'station.noTransformer': [
    'The station has no transformer: enter its power before it opens',
    '场站未填写变压器容量，请先填写再开放',
  ],
  'station.noPile': [
    'The station has no piles: add at least one before it opens',
    '场站下没有电桩，请先至少新增一个再开放',
  ],
} as const

export type OpeningFailure = keyof typeof openingFailures

/** What must hold before a station opens, in the order in which it is asked for. */
export const openingNeeds = {
  'station.noTransformer': ({ transformerW }: Opening) => transformerW > 0,
  'station.noPile': ({ pileCount }: Opening) => pileCount > 0,
  'station.noPrice': ({ costModelId }: Opening) => costModelId != null,
} as const satisfies Record<OpeningFailure, (station: Opening) => boolean>

const failures = Object.keys(openingNeeds) as OpeningFailure[]

/** All that a station lacks to be opened. */
export function lacksOf(station: Opening): readonly OpeningFailure[] {
  return failures.filter((failure) => !openingNeeds[failure](station))
}
