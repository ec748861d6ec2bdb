import { useNavigate } from 'react-router-dom'
import { isExternal } from '../menu/menu.ts'

/** Leads to an address; what opens beside the console gets a window of its own. */
export function useGoTo() {
  const navigate = useNavigate()

  return (address: string) => {
    if (isExternal(address) || isDocument(address)) window.open(address, '_blank', 'noopener')
    // An address that is shown already is not gone to again (requirements.md §2).
    else if (address !== `${location.pathname}${location.search}`) navigate(address)
  }
}

const isDocument = (address: string) => address.startsWith('/docs/')
