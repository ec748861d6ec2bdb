import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { period } from '@ampdeck/api/enumerations/order'

const { sharp, peak, flat, valley } = period.code
const prices: Readonly<Record<TariffPeriod['period'], Pick<TariffPeriod, 'ePrice4' | 'sPrice4'>>> = {
  1: { ePrice4: 13_987, sPrice4: 5_200 },
  2: { ePrice4: 11_203, sPrice4: 5_000 },
  3: { ePrice4: 6_852, sPrice4: 4_500 },
  4: { ePrice4: 3_125, sPrice4: 3_500 },
}

const row = (from: string, to: string, code: TariffPeriod['period']): TariffPeriod => ({
  from,
  to,
  period: code,
  ...prices[code],
})

/** Cost model GD-STD v3 */
export const standardTariff: readonly TariffPeriod[] = [
  row('00:00', '08:00', valley),
  row('08:00', '10:00', flat),
  row('10:00', '12:00', peak),
  row('12:00', '14:00', flat),
  row('14:00', '16:00', peak),
  row('16:00', '17:00', sharp),
  row('17:00', '19:00', peak),
  row('19:00', '24:00', flat),
]

/** The version before it: no sharp hour, a cheaper peak. */
export const previousTariff: readonly TariffPeriod[] = [
  row('00:00', '08:00', valley),
  row('08:00', '10:00', flat),
  { ...row('10:00', '12:00', peak), ePrice4: 10_903 },
  row('12:00', '14:00', flat),
  row('14:00', '19:00', peak),
  row('19:00', '24:00', flat),
]
