import type { FieldValues } from 'react-hook-form'
import { useSay } from '../../foundation/language/use-say.ts'
import { Drawer } from '../../overlays/drawer/drawer.tsx'
import { LeaveQuestion } from '../form/leave-question.tsx'
import { useWizard } from './use-wizard.ts'
import { WizardBody } from './wizard-body.tsx'
import { captionOf } from './wizard-caption.ts'
import { WizardFooter } from './wizard-footer.tsx'
import type { WizardProps } from './wizard-props.ts'

/** A form over several pages, in the frame of a form: "Next" checks its page alone, "Back" loses nothing. */
export function WizardDrawer<Values extends FieldValues>({
  form,
  title,
  steps,
  summary = true,
  saveLabel,
  onSaveDraft,
}: WizardProps<Values>) {
  const say = useSay()
  const wizard = useWizard(form, steps, summary)

  return (
    <Drawer
      open
      onClose={form.leave}
      title={title}
      caption={captionOf(say, wizard)}
      width="form"
      footer={<WizardFooter wizard={wizard} steps={steps} saveLabel={saveLabel} onSaveDraft={onSaveDraft} />}
    >
      <WizardBody wizard={wizard} steps={steps} title={title} />
      <LeaveQuestion form={form} />
    </Drawer>
  )
}
