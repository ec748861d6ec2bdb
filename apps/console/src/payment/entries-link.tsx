import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import { useAddress } from '../menu/use-address.ts'

const words = texts({ entries: ['Entries in the accounts', '查看账户流水'] })

interface EntriesLinkProps {
  /** Of a document, an account, a member, a fleet or a period: what the figures beside it are the sum of. */
  of: Readonly<Partial<Record<'bizId' | 'accountId' | 'memberId' | 'groupId' | 'tsFrom', number | string>>>
}

/** From a figure of money to the movements that it is the sum of; nothing for who may not see them. */
export function EntriesLink({ of }: EntriesLinkProps) {
  const to = useAddress()('AccountFlow', of)
  const label = useSay()(words.entries)
  return to && <Link to={to}>{label}</Link>
}
