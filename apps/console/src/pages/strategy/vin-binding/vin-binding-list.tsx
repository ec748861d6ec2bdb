import { type VinBinding, vinBinding } from '@ampdeck/api/config/vin-binding'
import { vinBindingTexts } from '@ampdeck/api/config/vin-binding.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { accountType, activeState, vinPayer } from '@ampdeck/api/enumerations/member'
import { texts } from '@ampdeck/api/texts'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { listOf } from '../../../list/list-of.ts'
import { memberSource } from '../../../member/member-source.ts'
import { InWords } from '../../../rule/rule-words.tsx'
import { paths } from '../../../session/paths.ts'

const words = texts({
  find: ['VIN, plate or payer', '车架号、车牌或付款方'],
  hasPass: ['Yes', '有'],
  noPass: ['None: no automatic start', '无，不能即插即充'],
})

export const screen = listOf<typeof vinBinding.page>(vinBindingTexts, {
  unit: ['VIN binding | VIN bindings', 'VIN 绑定'],
  columns: (c) => [
    c.name('vin', { sort: true, locked: true }),
    c.text('plate', { link: ({ plate, vin }) => (plate ? paths.vehicleData(vin) : '') }),
    c.named('payerName', { zh: 'payerName', en: 'payerName', link: payerPath }),
    c.code('payerKind', vinPayer),
    c.code('accountType', accountType),
    c.custom('passId', {
      cell: (row) => <InWords of={(language) => passText(row, language)} />,
      text: passText,
      link: ({ vin }) => paths.vinPass(vin),
    }),
    c.day('validTo', { sort: true }),
    c.status('state', activeState, { sort: true, locked: true, lead: true }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('vin', { label: words.find }),
    f.codes('payerKind', vinPayer),
    f.records('groupId', { source: fleetSource }),
    f.codes('state', activeState),
    f.records('memberId', { source: memberSource, multiple: false, more: true }),
    f.codes('accountType', accountType, { more: true }),
  ],
  actions: (a) => [
    a.form(vinBinding.update),
    a.call(vinBinding.enable),
    a.call(vinBinding.disable),
    a.call(vinBinding.delete, { confirm: 'danger' }),
  ],
})

function payerPath({ memberId, groupId }: Pick<VinBinding, 'memberId' | 'groupId'>): string {
  if (groupId) return paths.fleet(groupId)
  return memberId ? paths.member(memberId) : ''
}

function passText({ passId }: VinBinding, language: Language): string {
  return (passId === null ? words.noPass : words.hasPass)[language === 'en' ? 0 : 1]
}
