import type { PileRow } from '@ampdeck/api/config/pile'
import { pileTexts as words } from '@ampdeck/api/config/pile.texts'
import { pileGunLayout } from '@ampdeck/api/enumerations/equipment'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { useLanguage, useSay } from '@ampdeck/ui/language'

/** What the pile's record says. */
export function BasePart({ of }: { of: PileRow }) {
  const say = useSay()
  const { language } = useLanguage()

  return (
    <Panel title={say(['Record', '档案'])}>
      <DescriptionList
        items={[
          { label: say(words.code), value: of.code, copy: of.code },
          { label: say(words.name), value: of.name },
          { label: say(words.layout), value: pileGunLayout.label(of.layout, language) },
          { label: say(words.serialNo), value: of.serialNo, copy: of.serialNo ?? undefined },
          { label: say(words.simIccid), value: of.simIccid, copy: of.simIccid ?? undefined },
          { label: say(words.ip), value: of.ip },
          { label: say(words.commissionDate), value: of.commissionDate },
          { label: say(words.warrantyEnd), value: of.warrantyEnd },
          { label: say(words.vinPass), value: say(of.vinPass ? ['Yes', '是'] : ['No', '否']) },
          { label: say(words.createTime), value: of.createTime },
          { label: say(words.updateTime), value: of.updateTime },
        ]}
      />
    </Panel>
  )
}
