export {
  ImageField,
  type ImageFieldProps,
  PictureListField,
  type PictureListFieldProps,
} from './image-field.tsx'
export { ImageUpload, type ImageUploadProps } from './image-upload.tsx'
export { PictureList, type PictureListProps } from './picture-list.tsx'
