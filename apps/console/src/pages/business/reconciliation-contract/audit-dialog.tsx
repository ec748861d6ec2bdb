import {
  type ReconciliationContract,
  reconciliationContract,
} from '@ampdeck/api/bill/reconciliation-contract'
import { reconciliationContractTexts as fields } from '@ampdeck/api/bill/reconciliation-contract.texts'
import { listed, localName, texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { DecisionDialog } from '../../../form/decision-dialog.tsx'

const words = texts({
  audit: ['Audit contract', '审核合同'],
  audited: ['Audited', '审核完成'],
})

/** The second person agrees with the terms, or says why not. */
export function AuditDialog({ of, onClose }: { of: ReconciliationContract; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const { percent } = useFormats()
  const { id, version } = of

  return (
    <DecisionDialog
      call={reconciliationContract.audit}
      title={say(words.audit)}
      action={say(words.audit)}
      note={fields.auditReason}
      notesApproval
      input={(decision) => ({ id, version, ...decision })}
      said={words.audited}
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
