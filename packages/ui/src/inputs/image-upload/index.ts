export { ImageField, type ImageOptions, ImageUpload, type ImageUploadProps } from './image-upload.tsx'
export {
  PictureList,
  PictureListField,
  type PictureListOptions,
  type PictureListProps,
} from './picture-list.tsx'
