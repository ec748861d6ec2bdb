import { contractProviderKind } from '@ampdeck/api/enumerations/interface'
import {
  type ContractProvider,
  ContractProviderDraft,
  contractProvider,
} from '@ampdeck/api/system/contract-provider'
import { contractProviderTexts } from '@ampdeck/api/system/contract-provider.texts'
import { Button } from '@ampdeck/ui/button'
import { DescriptionList } from '@ampdeck/ui/detail'
import { NumberField, SegmentField, SwitchField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { PasswordField } from '@ampdeck/ui/password-input'
import { showMessage } from '@ampdeck/ui/toast'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import styles from './log-in.module.css'
import { plugAndChargeTexts as words } from './plug-and-charge.texts.ts'

const { embedded: EMBEDDED, http: HTTP } = contractProviderKind.code

const defaults = {
  ...{ isOn: 1, kind: EMBEDDED, timeoutSeconds: 5, acceptsWhenAway: 0, partyId: 'CNAMP' },
} satisfies Partial<z.input<typeof ContractProviderDraft>>

/** The contract provider of the seller: the embedded one, or one elsewhere. */
export function PlugAndChargeDrawer({ onClose }: { onClose: () => void }) {
  const setting = useRead(contractProvider.get, {})
  return setting.data === undefined ? null : <SettingForm setting={setting.data} onClose={onClose} />
}

interface SettingFormProps {
  setting: ContractProvider | null
  onClose: () => void
}

function SettingForm({ setting, onClose }: SettingFormProps) {
  const say = useSay()
  const form = useCallForm(contractProvider.save, ContractProviderDraft, {
    texts: contractProviderTexts,
    record: setting ?? undefined,
    defaults,
    input: (values) => ({ ...values, ...(setting && { version: setting.version }) }),
    said: words.saved,
    onClose,
  })
  const kind = useWatch({ control: form.methods.control, name: 'kind' })

  return (
    <FormDrawer form={form} title={say(words.title)} width="wide">
      <FormSection title={say(contractProviderTexts.kind)}>
        <SwitchField of={form} name="isOn" wide />
        <SegmentField of={form} name="kind" options={contractProviderKind} wide />
        {kind === HTTP && <TextField of={form} name="address" hint={say(words.address)} wide />}
        {kind === HTTP && (
          <PasswordField of={form} name="token" hint={say(setting?.hasToken ? words.kept : words.noToken)} />
        )}
        {kind === HTTP && <NumberField of={form} name="timeoutSeconds" hint={say(words.timeout)} />}
        {kind === EMBEDDED && <TextField of={form} name="partyId" hint={say(words.partyId)} />}
        {setting && <TestButton />}
      </FormSection>
      {kind === HTTP && (
        <FormSection title={say(words.away)}>
          <SwitchField of={form} name="acceptsWhenAway" wide />
        </FormSection>
      )}
      {kind === EMBEDDED && setting?.kind === EMBEDDED && <RootsSection />}
    </FormDrawer>
  )
}

/** Really asks the provider. */
function TestButton() {
  const say = useSay()
  const test = useAction(contractProvider.test)

  const run = async () => {
    const tried = await test({})
    if (!tried) return
    const { isFine, answer, costMs: ms } = tried
    const text = isFine ? say(words.fine, { ms }) : say(words.failed, { answer })
    showMessage({ text, tone: isFine ? 'status' : 'error' })
  }
  return (
    <p className={styles.note}>
      <Button size="small" onClick={() => void run()}>
        {say(words.test)}
      </Button>{' '}
      {say(words.tested)}
    </p>
  )
}

function RootsSection() {
  const say = useSay()
  const { data } = useRead(contractProvider.roots, {})
  if (!data) return null

  return (
    <FormSection title={say(words.roots)}>
      <p className={styles.note}>{say(words.rootsWhat)}</p>
      <DescriptionList
        columns={2}
        items={[
          { label: say(words.mo), value: 'PEM', copy: data.mo },
          { label: say(words.v2g), value: 'PEM', copy: data.v2g },
        ]}
      />
    </FormSection>
  )
}
