import { versionOf } from '#shop/staff/change-log/change-as.server.ts';
import type { OfficeGroup, OfficeGroupInput } from './contract.ts';
import type { ProductGroupRow } from '#shop/product-groups/store.server.ts';

export function groupRowOf({
  NameSV,
  NameEN,
  RequireLogin,
  ImageId,
  ImageTextSV,
  ImageTextEN,
}: OfficeGroupInput) {
  return {
    name_sv: NameSV,
    name_en: NameEN || null,
    require_login: RequireLogin,
    image_id: ImageId,
    image_text_sv: ImageId === null ? '' : ImageTextSV,
    image_text_en: ImageId === null ? null : ImageTextEN || null,
  };
}

export function editableOf(row: Omit<ProductGroupRow, 'id' | 'parent_id' | 'sort'>): OfficeGroupInput {
  return {
    NameSV: row.name_sv,
    NameEN: row.name_en ?? '',
    RequireLogin: row.require_login,
    ImageId: row.image_id,
    ImageTextSV: row.image_text_sv,
    ImageTextEN: row.image_text_en ?? '',
  };
}

export function groupToWire(row: ProductGroupRow, articles: number): OfficeGroup {
  const editable = editableOf(row);
  return {
    Id: row.id,
    ParentId: row.parent_id,
    ...editable,
    Articles: articles,
    Version: versionOf(editable),
  };
}
