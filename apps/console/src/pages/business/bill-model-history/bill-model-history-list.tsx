import { costModelIssue, type ModelIssue } from '@ampdeck/api/config/cost-model-issue'
import { costModelIssueTexts } from '@ampdeck/api/config/cost-model-issue.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { costModelState, costModelTarget } from '@ampdeck/api/enumerations/tariff'
import { resultOf } from '@ampdeck/api/operation/command-result'
import { say, texts } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../../../list/list-of.ts'
import { stationSource } from '../../../list/station-source.ts'
import { PushProgress } from '../../../pile/push-progress.tsx'
import { paths } from '../../../session/paths.ts'

const { failed } = pushStatus.code

const words = texts({
  rePush: ['Push again', '重新推送'],
  again: [
    'The prices are sent to the piles there again. Billing does not change.',
    '将再次向该对象下的电桩推送显示价格，计费不受影响。',
  ],
})

export const screen = listOf<typeof costModelIssue.issueHistory>(costModelIssueTexts, {
  unit: ['issue | issues', '下发记录'],
  columns: (c) => [
    c.name('code', { locked: true }),
    c.custom('versionNo', { cell: versionOf, text: versionOf }),
    c.named('targetName', {
      zh: 'targetName',
      en: 'targetNameEn',
      link: (row) => paths.station(row.stationId),
    }),
    c.code('targetKind', costModelTarget, { hidden: true }),
    c.instant('effectiveTime', { sort: true }),
    c.status('versionState', costModelState),
    c.text('issueUserName'),
    c.status('pushStatus', pushStatus, { sort: true, lead: true }),
    c.custom('piles', { cell: (row) => <Piles of={row} />, text: pilesOf }),
    c.custom('message', { cell: (row) => <Reason of={row} />, text: reasonOf }),
    c.number('tries', { hidden: true }),
    c.instant('pushTime', { sort: true, hidden: true }),
    c.instant('issueTime', { hidden: true }),
  ],
  filters: (f) => [
    f.choice('costModelId', { options: 'models' }),
    f.records('stationId', { source: stationSource }),
    f.codes('pushStatus', pushStatus),
    f.codes('targetKind', costModelTarget, { more: true }),
    f.period('effectiveTime', { more: true }),
  ],
  actions: (a) => [a.call(costModelIssue.rePush, { label: words.rePush, confirm: words.again })],
})

function versionOf({ versionNo }: ModelIssue): string {
  return `v${versionNo}`
}

function pilesOf({ accepted, piles }: ModelIssue): string {
  return piles === 0 ? '–' : `${accepted} / ${piles}`
}

function Piles({ of }: { of: ModelIssue }) {
  if (of.piles === 0) return '–'
  return (
    <PushProgress done={of.accepted} total={of.piles} text={pilesOf(of)} isBad={of.pushStatus === failed} />
  )
}

function Reason({ of }: { of: ModelIssue }) {
  return reasonOf(of, useLanguage().language)
}

function reasonOf({ message }: Pick<ModelIssue, 'message'>, language: Language): string {
  return message === null ? '–' : outcomeOf(message, language)
}

/** Why a pile does not show the prices. */
export function outcomeOf(outcome: string, language: Language): string {
  const result = resultOf({ outcome })
  return result ? say(result.text, language) : outcome
}
