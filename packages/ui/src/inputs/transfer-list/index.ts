export { TransferField } from './transfer-field.tsx'
export { TransferList, type TransferListProps, type TransferOptions } from './transfer-list.tsx'
