import { type PaymentConfig, paymentConfig } from '@ampdeck/api/system/payment-config'
import { paymentConfigTexts } from '@ampdeck/api/system/payment-config.texts'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { showMessage } from '@ampdeck/ui/toast'
import { LastChanges } from '../../../config/last-changes.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './payment-config-list.ts'

const PaymentConfigForm = lazyOf(() => import('./payment-config-form.tsx'), 'PaymentConfigForm')

const words = texts({
  fine: [
    '{no} is connected: 0.01 yuan paid, number {answer}',
    '{no} 连接正常：已支付 0.01 元，渠道单号 {answer}',
  ],
  failed: ['{no} failed: {answer}', '{no} 测试失败：{answer}'],
})

export function Page() {
  const say = useSay()
  const list = useList<PaymentConfig>(paymentConfig.page, screen.filters)
  const form = useOpenForm<PaymentConfig>(PaymentConfigForm, paymentConfig)
  const remove = useAction(paymentConfig.delete)
  const test = useAction(paymentConfig.test)
  const on = {
    edit: form.edit,
    delete: ({ id }: PaymentConfig) => remove({ id }),
    test: async ({ id, merchantNo: no }: PaymentConfig) => {
      const tried = await test({ id })
      if (!tried) return
      const { isFine, answer } = tried
      const text = say(isFine ? words.fine : words.failed, { no, answer })
      showMessage({ text, tone: isFine ? 'status' : 'error' })
    },
  }

  return (
    <>
      <ListScreen id="paymentConfig" {...screen} list={list} on={on} opens={form.addressOf}>
        <LastChanges of="paymentConfig" texts={paymentConfigTexts} />
        <AddButton of={paymentConfig.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
