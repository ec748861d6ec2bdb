import { enumeration } from '@ampdeck/api/enumeration'

/** How much of a seller a role lets its users see (domain.md §1, data scope). */
export const dataScope = enumeration('DataScope', {
  seller: [1, 'Whole seller', '整个商户'],
  below: [2, 'Own organisation and below', '本组织及下级'],
  own: [3, 'Own organisation', '本组织'],
  chosen: [4, 'Chosen stations and fleets', '指定场站和车队'],
  personal: [5, 'Own records', '本人数据'],
})
