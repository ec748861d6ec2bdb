import { accountType } from '@ampdeck/api/enumerations/member'
import { CreditCard, Gift, HandCoins, Smartphone, Wallet } from 'lucide-react'

const { card, phoneNumber, reward, credit } = accountType.code
const icons = { [card]: CreditCard, [phoneNumber]: Smartphone, [reward]: Gift, [credit]: HandCoins }

/** The sign of an account; its word stands beside it. */
export function AccountIcon({ type }: { type: number }) {
  const Icon = icons[type] ?? Wallet
  return <Icon aria-hidden="true" />
}
