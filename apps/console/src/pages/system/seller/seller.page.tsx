import { sellerState } from '@ampdeck/api/enumerations/system'
import { type Seller, sellerAdmin } from '@ampdeck/api/system/seller-admin'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './seller-list.ts'

const SellerForm = lazyOf(() => import('./seller-form.tsx'), 'SellerForm')
const SellerRights = lazyOf(() => import('./seller-rights.tsx'), 'SellerRights')
const PasswordDialog = lazyOf(() => import('./password-dialog.tsx'), 'PasswordDialog')

const { enabled: ENABLED, forbidden: FORBIDDEN } = sellerState.code

/** The own seller and those below it; the platform has all (screens.md S224). */
export function Page() {
  const list = useList<Seller>(sellerAdmin.page, screen.filters)
  const form = useOpenForm<Seller>(SellerForm, sellerAdmin)
  const setState = useAction(sellerAdmin.enableOrForbid)
  const [dialog, setDialog] = useState<{ kind: 'permissions' | 'resetPassword'; seller: Seller }>()
  const close = () => setDialog(undefined)
  const on = {
    edit: form.edit,
    permissions: (seller: Seller) => setDialog({ kind: 'permissions', seller }),
    resetPassword: (seller: Seller) => setDialog({ kind: 'resetPassword', seller }),
    forbid: ({ id }: Seller) => setState({ id, state: FORBIDDEN }),
    enable: ({ id }: Seller) => setState({ id, state: ENABLED }),
  }

  return (
    <>
      <ListScreen id="seller" {...screen} list={list} on={on} opens={form.addressOf}>
        <AddButton of={sellerAdmin.save} onClick={form.add} />
      </ListScreen>
      {form.element}

      {dialog?.kind === 'permissions' && <SellerRights seller={dialog.seller} onClose={close} />}
      {dialog?.kind === 'resetPassword' && <PasswordDialog seller={dialog.seller} onClose={close} />}
    </>
  )
}
