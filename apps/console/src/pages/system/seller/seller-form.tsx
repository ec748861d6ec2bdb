import { cityTree } from '@ampdeck/api/config/city'
import { type Seller, SellerDraft, sellerAdmin } from '@ampdeck/api/system/seller-admin'
import { sellerTexts } from '@ampdeck/api/system/seller-admin.texts'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { type Draft, FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useUnsaved } from '@ampdeck/ui/open-pages'
import { PasswordField } from '@ampdeck/ui/password-input'
import { TreeField } from '@ampdeck/ui/tree-select'
import { sellerPassword } from '@ampdeck/validation/patterns'
import { md5 } from 'js-md5'
import type { z } from 'zod'
import { useCallForm } from '../../../form/use-call-form.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add seller', '新增商户'],
  edit: ['Edit seller', '编辑商户'],
  admin: [
    'For its first account, “admin”, which must change it at the first login',
    '首个账号“admin”的密码，首次登录时需修改',
  ],
})

const NewSeller = SellerDraft.extend({ password: sellerPassword })

export function SellerForm(props: RecordFormProps<Seller>) {
  return props.record ? <EditForm {...props} /> : <AddForm {...props} />
}

function EditForm(props: RecordFormProps<Seller>) {
  const say = useSay()
  const form = useRecordForm(SellerDraft, sellerAdmin, { ...props, texts: sellerTexts })

  return (
    <FormDrawer form={form} title={say(words.edit)}>
      <SellerFields of={form} isOwn={props.record?.isOwn ?? false} />
    </FormDrawer>
  )
}

/** A new seller comes with its first account; the password is not kept on the device, and only its hash leaves it. */
function AddForm({ onDone }: RecordFormProps<Seller>) {
  const say = useSay()
  const form = useCallForm(sellerAdmin.save, NewSeller, {
    texts: sellerTexts,
    input: ({ password, ...draft }) => ({ ...draft, password: md5(password) }),
    onDone,
  })
  useUnsaved(form.methods.formState.isDirty)

  return (
    <FormDrawer form={form} title={say(words.add)}>
      <SellerFields of={form} isOwn={false} />
      <FormSection>
        <PasswordField of={form} name="password" rule="seller" hint={say(words.admin)} />
      </FormSection>
    </FormDrawer>
  )
}

function SellerFields<Values extends z.input<typeof SellerDraft>>({
  of,
  isOwn,
}: {
  of: Draft<Values>
  isOwn: boolean
}) {
  const { language } = useLanguage()
  // The fields of a seller are in both drafts; only the compiler cannot see it through the type parameter.
  const form = of as unknown as Draft<z.input<typeof SellerDraft>>

  return (
    <FormSection>
      <TextField of={form} name="sellerNumber" readOnly={isOwn} />
      <TextField of={form} name="name" />
      <TextField of={form} name="nameEn" />
      <TextField of={form} name="shortName" />
      <TextField of={form} name="contact" />
      <TextField of={form} name="phone" type="tel" />
      <TextField of={form} name="creditCode" />
      <TreeField of={form} name="cityCode" nodes={cityTree(language)} leavesOnly />
      <TextField of={form} name="address" wide />
    </FormSection>
  )
}
