import { useAddressValues } from './use-address-values.ts'

/**
 * What the figures of a dashboard are of: a station or all of them, and so many days up to now. It stands in the
 * address, so that a copied one shows the same.
 */
export function useDashboardFilter<const Days extends number>(
  choices: readonly Days[],
  usual: Days,
  /** What the address calls the station: as the call does, where its export reads the address. */
  key: 'station' | 'stationId' = 'station',
) {
  const [search, set] = useAddressValues()
  const days = choices.find((known) => String(known) === search.get('days')) ?? usual
  const station = search.get(key) ?? ''

  return {
    days,
    choices,
    station,
    /** As the calls take it. */
    of: /^\d{1,16}$/.test(station) ? { stationId: Number(station) } : {},
    setStation: (id: string) => set({ [key]: id }),
    setDays: (next: number) => set({ days: next === usual ? '' : String(next) }),
  }
}

export type DashboardFilter<Days extends number = number> = Omit<
  ReturnType<typeof useDashboardFilter<Days>>,
  'days' | 'choices'
> & { days: Days; choices: readonly Days[] }
