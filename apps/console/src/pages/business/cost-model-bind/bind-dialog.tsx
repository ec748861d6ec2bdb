import { type BindNode, costModel } from '@ampdeck/api/config/cost-model'
import { costModelScope } from '@ampdeck/api/enumerations/tariff'
import { texts } from '@ampdeck/api/texts'
import { SelectField } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { TariffClock } from '@ampdeck/ui/tariff-clock'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../data/use-read.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  title: [
    'Bind a billing model to {count} place | Bind a billing model to {count} places',
    '为 {count} 处绑定计费模型',
  ],
  action: ['Bind', '绑定'],
  costModelId: ['Billing model', '计费模型'],
  effect: [
    'Applies to charges that start from now on; running ones keep the price they started with.',
    '仅对此后开始的充电生效，进行中的充电仍按开始时的价格计费。',
  ],
  done: ['Bound', '已绑定'],
})

const BindDraft = costModel.bind.input.pick({ costModelId: true })

interface BindDialogProps {
  targets: readonly BindNode[]
  onClose: () => void
  onDone: () => void
}

/** Binds a model to what was chosen; the model says for whom it is. */
export function BindDialog({ targets, onClose, onDone }: BindDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { data: models = [] } = useRead(costModel.selectAll, {})
  const form = useCallForm(costModel.bind, BindDraft, {
    texts: words,
    input: ({ costModelId }) => ({ costModelId, targets: targets.map(({ kind, id }) => ({ kind, id })) }),
    said: words.done,
    onClose: onDone,
  })
  const chosen = useWatch({ control: form.methods.control, name: 'costModelId' })
  const model = models.find(({ id }) => id === chosen)

  return (
    <FormDialog
      form={form}
      title={say(words.title, { count: targets.length })}
      action={say(words.action)}
      onClose={onClose}
      lead={<p>{say(words.effect)}</p>}
    >
      <SelectField
        of={form}
        name="costModelId"
        options={models.map(({ id, code, name, scope, version }) => ({
          value: id,
          label: `${code} ${name} v${version} · ${costModelScope.label(scope, language)}`,
        }))}
      />
      {model && <TariffClock label={`${model.code} v${model.version}`} periods={model.periods} />}
    </FormDialog>
  )
}
