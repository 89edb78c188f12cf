import { useParams } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { idInPath } from '#kit/pages/id-and-slug.ts';
import { useIsCustomer } from '#shop/login/use-login.ts';
import { listProductGroups, type ProductGroup } from './contract.ts';
import { findGroup, groupTree, type GroupBranch } from './group-tree.ts';

/** Returns the visible groups, and the current one. */
export function useGroups(): { tree: GroupBranch[]; current: ProductGroup | undefined } {
  const isCustomer = useIsCustomer();
  const groups = useEndpoint(listProductGroups).data ?? [];
  const { productGroupId } = useParams();
  return {
    tree: groupTree(groups, isCustomer),
    current: findGroup(groups, idInPath(productGroupId)),
  };
}
