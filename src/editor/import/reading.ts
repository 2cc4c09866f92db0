/* What reads a signature and rebuilds it: it comes while the signature is laid out. */
export { foundInMail, personInMail } from '../../import/found-in-mail';
export { likenessOf, movedPage } from '../../import/likeness';
export { sceneOfMail } from '../../import/scene-of-mail';
