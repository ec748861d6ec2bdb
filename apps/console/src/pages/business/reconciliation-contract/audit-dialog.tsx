import {
  type ReconciliationContract,
  reconciliationContract,
} from '@ampdeck/api/bill/reconciliation-contract'
import { reconciliationContractTexts as fields } from '@ampdeck/api/bill/reconciliation-contract.texts'
import { listed, localName, texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useCall } from '../../../data/use-call.ts'
import { DecisionDialog } from '../../../form/decision-dialog.tsx'
import { useSaid } from '../../../form/use-said.ts'

const words = texts({
  audit: ['Audit contract', '审核合同'],
  audited: ['Audited', '审核完成'],
})

/** The second person agrees with the terms, or says why not. */
export function AuditDialog({ of, onClose }: { of: ReconciliationContract; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const { percent } = useFormats()
  const audit = useCall(reconciliationContract.audit)
  const { id, version } = of
  const done = useSaid(words.audited, onClose)

  return (
    <DecisionDialog
      title={say(words.audit)}
      action={say(words.audit)}
      note={fields.auditReason}
      notesApproval
      decide={(decision, options) => audit({ id, version, ...decision }, options)}
      onDone={done}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { label: say(fields.no), value: of.no },
          { label: say(fields.name), value: of.name },
          { label: say(fields.partyId), value: localName(of, language, 'partyName') },
          {
            label: say(fields.stationIds),
            value: listed(
              of.stations.map((one) => localName(one, language)),
              language,
            ),
          },
          { label: say(fields.eBps), value: percent(of.eBps) },
          { label: say(fields.sBps), value: percent(of.sBps) },
          { label: say(fields.oBps), value: percent(of.oBps) },
          { label: say(fields.submitUserName), value: of.submitUserName },
        ]}
      />
    </DecisionDialog>
  )
}
