import { accountType } from '@ampdeck/api/enumerations/member'
import { CreditCard, Gift, HandCoins, Smartphone, Wallet } from 'lucide-react'

const { card, phoneNumber, reward, credit } = accountType.code

/** The sign of an account; its word stands beside it. */
export function AccountIcon({ type }: { type: number }) {
  switch (type) {
    case card:
      return <CreditCard aria-hidden="true" />
    case phoneNumber:
      return <Smartphone aria-hidden="true" />
    case reward:
      return <Gift aria-hidden="true" />
    case credit:
      return <HandCoins aria-hidden="true" />
    default:
      return <Wallet aria-hidden="true" />
  }
}
