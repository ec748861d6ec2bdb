import { refundChannel } from '@ampdeck/api/enumerations/finance'
import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Money } from '../../foundation/figure/figures.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { GrantsProvider } from '../../shell/gate/gate.tsx'
import type { AuditAction } from './audit.ts'
import { RefundPanel } from './audit-panel.fixture.tsx'
import { auditTexts as t } from './audit-panel.texts.ts'
import styles from './refund-audit.stories.module.css'

interface Row {
  no: string
  member: string
  channel: 'Alipay' | 'WeChatPay' | 'cash'
  fen: number
  principalFen: number
  first: string
}

const row = (
  ...[no, member, channel, fen, principalFen, first]: [string, string, Row['channel'], number, number, string]
): Row => ({
  no,
  member,
  channel,
  fen,
  principalFen,
  first,
})

const rows: readonly Row[] = [
  row('RF260630-0142', '139****0042', 'WeChatPay', 20_000, 48_620, 'finance'),
  row('RF260630-0139', '138****0388', 'Alipay', 5_640, 5_640, 'finance2'),
  row('RF260630-0137', '139****0117', 'WeChatPay', 100_000, 124_000, 'finance'),
  row('RF260629-0131', '136****0075', 'cash', 8_800, 8_800, 'finance'),
  row('RF260629-0128', '139****0512', 'Alipay', 32_050, 61_130, 'finance2'),
  row('RF260629-0126', '137****0906', 'WeChatPay', 4_500, 4_500, 'finance'),
  row('RF260628-0119', '138****0001', 'Alipay', 15_000, 23_370, 'finance2'),
  row('RF260628-0117', '139****0233', 'WeChatPay', 50_000, 50_210, 'finance2'),
  row('RF260627-0110', '138****0642', 'Alipay', 3_000, 3_000, 'finance'),
]

interface Args {
  onDecide: (action: AuditAction, words: string) => void
}

/** Picture 09: what waits for the second audit, and one of it docked beside the list. */
function RefundAudit({ onDecide }: Args) {
  const say = useSay()
  const { language } = useLanguage()
  const [open, setOpen] = useState(rows[0] as Row)
  const lockedReason =
    open.first === 'finance2'
      ? say(['You gave the first audit. A second person must decide', '您已完成初审，须由另一人复审'])
      : undefined

  return (
    <GrantsProvider grants={['refundAudit:*']}>
      <div className={styles.page}>
        <div className={styles.list}>
          <div className={styles.head}>
            <h1 className={styles.title}>{say(['Refund audit', '退款审核'])}</h1>
            <span className={styles.note}>{say(['9 for second audit', '9 笔待复审'])}</span>
          </div>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say(['Refund no', '退款单号'])}</th>
                <th scope="col">{say(['Member', '会员'])}</th>
                <th scope="col">{say(['Channel', '渠道'])}</th>
                <th scope="col" data-align="end">
                  {say(['Apply, yuan', '申请金额（元）'])}
                </th>
                <th scope="col" data-align="end">
                  {say(['Principal', '本金'])}
                </th>
                <th scope="col">{say(['First auditor', '初审人'])}</th>
                <th scope="col">{say(['Second audit', '复审'])}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((one) => (
                <tr key={one.no} aria-current={one === open || undefined}>
                  <th scope="row">{one.no}</th>
                  <td>{one.member}</td>
                  <td>{refundChannel.label(one.channel, language)}</td>
                  <td data-align="end">
                    <strong>
                      <Money fen={one.fen} unit={false} />
                    </strong>
                  </td>
                  <td data-align="end">
                    <Money fen={one.principalFen} unit={false} />
                  </td>
                  <td>{one.first}</td>
                  <td>
                    <button type="button" className={styles.open} onClick={() => setOpen(one)}>
                      {one.first === 'finance2' ? (
                        <span className={styles.locked}>
                          <Lock aria-hidden="true" />
                          {say(['You audited first', '您已初审'])}
                        </span>
                      ) : (
                        say(['Audit', '审核'])
                      )}
                      <span className="visually-hidden"> {one.no}</span>
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.foot}>
            {say([
              '9 refunds, 2,389.90 yuan. 4 of them you audited first, so another person decides on those.',
              '共 9 笔退款，2,389.90 元。其中 4 笔由您初审，须由他人复审。',
            ])}
          </p>
        </div>
        <RefundPanel
          key={open.no}
          no={open.no}
          sum={{ fen: open.fen }}
          principalFen={open.principalFen}
          first={open.first}
          decision={{
            keys: { pass: 'refundAudit:checkSecond', hangIn: 'refundAudit:hangIn' },
            pays: true,
            lockedReason,
            opinion: 'onRefusal',
            onDecide,
          }}
        />
      </div>
    </GrantsProvider>
  )
}

const meta = {
  title: 'Recipes/RefundAudit',
  component: RefundAudit,
  parameters: { layout: 'fullscreen' },
  args: { onDecide: fn() },
} satisfies Meta<typeof RefundAudit>

export default meta
type Story = StoryObj<typeof meta>

/** The whole work place: the list at the left, the decision at the right; on a phone the decision alone. */
export const SecondAudit: Story = {
  play: async ({ args, canvas, globals }) => {
    const { language } = globals
    await expect(canvas.getByRole('region', { name: 'RF260630-0142' })).toBeVisible()
    // On a phone the decision stands alone.
    if (window.innerWidth < 1040) return
    const open = (no: string) => userEvent.click(canvas.getByRole('button', { name: new RegExp(`${no}$`) }))
    await open('RF260630-0139')
    const pass = canvas.getByRole('button', { name: say(t.passAndPay, language, { amount: '56.40' }) })
    await expect(pass).toHaveAttribute('aria-disabled', 'true')
    await open('RF260630-0142')
    await userEvent.click(
      canvas.getByRole('button', { name: say(t.passAndPay, language, { amount: '200.00' }) }),
    )
    await expect(args.onDecide).toHaveBeenCalledWith('pass', '')
  },
}
