import type { NetworkOfflineRank } from '@ampdeck/api/statistics/network'
import { RankBars } from '@ampdeck/ui/charts'
import { useSay } from '@ampdeck/ui/language'
import { type ReadForChart, stateOf } from '../../../dashboard/state-of.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { networkTexts as words } from './network-operation.texts.ts'

interface OfflineRankingProps {
  reading: ReadForChart<{ piles: number; ranks: NetworkOfflineRank[] }>
}

/** T2: the piles that were without a link for longest. */
export function OfflineRanking({ reading }: OfflineRankingProps) {
  const say = useSay()
  const addressOf = useAddress()
  const { piles = 0, ranks = [] } = reading.data ?? {}
  const most = ranks.toSorted((a, b) => b.reconnects - a.reconnects)[0]

  return (
    <RankBars
      look="panel"
      label={say(words.ranking)}
      unit="minutes"
      colour="rust"
      state={stateOf(reading) ?? (ranks.length === 0 ? { is: 'empty', text: say(words.none) } : undefined)}
      ranks={ranks.map(({ pileId, pileCode, offlineMinutes }) => ({
        name: pileCode,
        value: offlineMinutes,
        href: addressOf('pileDetail', { id: pileId }),
      }))}
      note={
        most &&
        say(words.rankNote, {
          shown: ranks.length,
          count: piles,
          name: most.pileCode,
          times: most.reconnects,
        })
      }
    />
  )
}
