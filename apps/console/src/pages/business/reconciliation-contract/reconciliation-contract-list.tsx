import { reconciliationContract } from '@ampdeck/api/bill/reconciliation-contract'
import { reconciliationContractTexts } from '@ampdeck/api/bill/reconciliation-contract.texts'
import { auditState } from '@ampdeck/api/enumerations/member'
import { listed, localName, texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { InWords } from '../../../rule/rule-words.tsx'
import { paths } from '../../../session/paths.ts'

const words = texts({
  no: ['Contract no or name', '合同编号或名称'],
  submit: ['Submit', '提交审核'],
  submitEffect: [
    'Another person audits it; until then it cannot be changed.',
    '提交后由他人审核，审核前不可修改。',
  ],
  submitted: ['{name} is under review', '{name} 已提交审核'],
})

/** What was agreed with whom, and whether a second person has agreed to it (screens.md S073). */
export const screen = listOf<typeof reconciliationContract.page>(reconciliationContractTexts, {
  unit: ['contract | contracts', '合同'],
  columns: (c) => [
    c.text('no', { locked: true, code: true, sort: true, link: ({ id }) => paths.contract(id) }),
    c.text('name', { most: 240 }),
    c.status('auditState', auditState, { lead: true }),
    c.named('partyId', { zh: 'partyName', en: 'partyNameEn' }),
    c.custom('stationIds', {
      cell: ({ stations: [first, ...others] }) =>
        first && (
          <InWords
            of={(language) => `${localName(first, language)}${others.length > 0 ? ` +${others.length}` : ''}`}
          />
        ),
      text: ({ stations }, language) =>
        listed(
          stations.map((station) => localName(station, language)),
          language,
        ),
    }),
    c.number('settleDay'),
    c.day('fromDate', { sort: true }),
    c.day('toDate', { sort: true }),
    c.text('submitUserName', { hidden: true }),
    c.text('auditUserName', { hidden: true }),
    c.instant('auditTime', { hidden: true }),
    c.text('auditReason', { hidden: true, most: 220 }),
  ],
  filters: (f) => [
    f.search('no', { label: words.no }),
    f.choice('partyId', { options: 'parties' }),
    f.choice('stationId', { options: 'stations', label: reconciliationContractTexts.stationIds }),
    f.codes('auditState', auditState),
  ],
  actions: (a) => [
    a.form(reconciliationContract.audit, { hiddenElsewhere: true }),
    a.call(reconciliationContract.submit, {
      label: words.submit,
      hiddenElsewhere: true,
      confirm: words.submitEffect,
      done: words.submitted,
    }),
    a.form(reconciliationContract.update),
    a.call(reconciliationContract.delete, { confirm: 'danger' }),
  ],
})
