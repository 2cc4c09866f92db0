import { lazy } from '../../base/lazy';
import { useMemo } from 'react';
import type { Finding } from '../../model/findings/findings';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { exportOptions } from '../../output/state/compilers';
import { Button } from '../../ui/button';
import { useLazy } from '../../ui/use-lazy';
import { carryOut } from './carry-out';
import { useOptionParts } from '../../output/page/use-option-parts';
import { useTemplate } from '../../output/page/use-template';

/** It brings along what makes and checks an output. */
const FORM_FIXES = lazy(() => import('../../fixes/form/form-fixes'));

/** What can be done about a finding; nothing until that has loaded. */
export function FormFixButtons({ finding }: { readonly finding: Finding }) {
  const { person, look } = useAppSelector((state) => state.signature.present);
  const rasters = useAppSelector((state) => state.output.rasters);
  const dispatch = useAppDispatch();
  const template = useTemplate(look.template);
  const parts = useOptionParts();
  const fixing = useLazy(FORM_FIXES);
  const offers = useMemo(() => {
    if (fixing === null || template === null || parts === null) return [];
    const options = exportOptions(look, parts, rasters, location.origin);
    return fixing.formFixesFor(finding, { person, template, options });
  }, [fixing, template, finding, person, look, parts, rasters]);
  return offers.map((offer) => (
    <Button key={offer.label} size="sm" onClick={() => dispatch(carryOut(offer))}>
      {offer.label}
    </Button>
  ));
}
