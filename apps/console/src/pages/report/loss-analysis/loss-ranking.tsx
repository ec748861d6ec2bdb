import type { LossRank, LossTrend } from '@ampdeck/api/statistics/loss'
import { RankBars } from '@ampdeck/ui/charts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { type ReadForChart, stateOf } from '../../../dashboard/state-of.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { lossTexts as words } from './loss-analysis.texts.ts'

const MAX = 8

interface LossRankingProps {
  reading: ReadForChart<LossRank[]>
  period: Pick<LossTrend, 'from' | 'to'>
}

/** The stations that lose the largest share; each leads to its records. */
export function LossRanking({ reading, period: { from, to } }: LossRankingProps) {
  const say = useSay()
  const { language } = useLanguage()
  const addressOf = useAddress()
  const ranks = reading.data ?? []
  const shown = ranks.slice(0, MAX)

  return (
    <RankBars
      look="panel"
      label={say(words.ranking)}
      unit="percent"
      colour="rust"
      riseIs="bad"
      state={stateOf(reading) ?? (ranks.length === 0 ? { is: 'empty', text: say(words.none) } : undefined)}
      ranks={shown.map(({ stationId, stationName, stationNameEn, lossBps, placeBefore }) => ({
        name: (language === 'en' && stationNameEn) || stationName,
        value: lossBps,
        before: placeBefore,
        href: addressOf('powerLossRecord', { stationId, dateFrom: from, dateTo: to }),
      }))}
      note={ranks.length > MAX && say(words.rankNote, { shown: shown.length, count: ranks.length })}
    />
  )
}
