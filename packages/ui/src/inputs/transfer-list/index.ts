export {
  TransferField,
  TransferList,
  type TransferListProps,
  type TransferOptions,
} from './transfer-list.tsx'
